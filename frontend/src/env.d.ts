declare module "virtual:icons/*" {
  const icons: Record<string, string>;
  export default icons;
}
declare module "*.css";
declare module "virtual:words/*" {
  const words: string;
  export default words;
}
