import type { NextConfig } from 'next';

const config: NextConfig = {
  // What a page loads is dynamic unless it says 'use cache'; Next.js then refuses a page that reads the clock while it is prepared.
  cacheComponents: true,
  partialPrefetching: true,
};

export default config;
