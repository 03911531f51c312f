/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts" {
  export const languages: string[];
  export const parts: Record<string, () => Promise<{ default: string }>>;
}
