// What somebody wants to know first of a game: rules of its ledger, in the order in which they are told.

export const BRIEF: Record<string, string[]> = {
  madness: ["M1.2", "M1.4", "M1.6", "M6.2", "M9.1", "M9.4", "M8.1", "M17.2"],
  witches: ["W4.2", "W4.3", "W8.2", "W8.3", "W4.9", "W10.1", "W17.4", "W17.7"],
  djinn: ["D10.2", "D12.2", "D13.2", "D21.2", "D21.3", "D21.4", "D24.1", "D23.1", "D10.5"],
};
