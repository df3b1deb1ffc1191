// Replaces `reportMistake.ts` of core in production builds.
export function inDevelopment(): void {}
export function reportMistake(): void {}
