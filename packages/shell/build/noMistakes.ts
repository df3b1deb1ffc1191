// Stands in for `reportMistake.ts` of core in what ships.
export function inDevelopment(): void {}
export function reportMistake(): void {}
