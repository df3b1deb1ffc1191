import { configureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly propertySeed: number;
  }
}

// Property tests take the same values in every run of a commit; what fails names the seed.
configureGlobal({ seed: inject('propertySeed') });
