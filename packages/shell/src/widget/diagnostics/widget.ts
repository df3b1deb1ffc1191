import { defineWidget } from '@pawlet/widgets';
import { Diagnostics } from './Diagnostics.tsx';
import { diagnosticsMessages } from './diagnosticsMessages.ts';

/** The diagnostics of the bridge as a widget; it has no options. */
export const diagnosticsWidget = defineWidget({
  id: 'diagnostics',
  component: Diagnostics,
  messages: [diagnosticsMessages],
  options: {},
  events: [],
});
