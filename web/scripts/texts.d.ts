import type { Plugin } from "vite";
export const FOLDER: string;
export function languages(): string[];
export function files(language: string, part: string): string[];
export function packed(source: string): string;
export function texts(): Plugin;
