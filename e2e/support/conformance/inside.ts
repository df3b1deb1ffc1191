import {
  lookInside,
  pressRetry,
  violationsIn,
} from '../../../packages/widgets/test/conformance/lookInside.ts';
import { type Reach, reachIn } from '../../../packages/widgets/test/conformance/reach.ts';
import type { Look, Violation } from '../../../packages/widgets/test/conformance/types.ts';

/** The test's interface inside the page of a widget. */
export interface Inside {
  look(): Look;
  retry(): void;
  violations(): Promise<readonly Violation[]>;
  /** Starts counting what the Tab key reaches; returns how often it must be pressed at most. */
  begin(): number;
  /** What has not been reached yet. */
  left(): readonly string[];
}

let reach: Reach | undefined;
const inside: Inside = {
  look: () => lookInside(document.body),
  retry: () => pressRetry(document.body),
  violations: () => violationsIn(document.body),
  begin: () => {
    reach = reachIn(document.body);
    return reach.most;
  },
  left: () => reach?.left() ?? [],
};
Object.assign(globalThis, { pawletInside: inside });
