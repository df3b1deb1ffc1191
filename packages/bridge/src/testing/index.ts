export { createInspector } from './createInspector.ts';
export type { InspectedMessage, Inspector } from './createInspector.ts';
export { createMockHost } from './createMockHost.ts';
export type { MockHost, MockHostOptions, RecordedCall } from './createMockHost.ts';
