import type { OperatorEndpoint, OperatorOutputOf, ParamsOf } from '@pawlet/operator';
import type { ClientCommand } from './clientCommand.ts';
import { unknownArgument } from './readArguments.ts';
import { done, type RefusalTexts, withTexts } from './results.ts';

/** A command that takes one step with one thing. */
export interface StepWords<TEndpoint extends OperatorEndpoint> {
  readonly name: string;
  /** What identifies the thing, as the help shows it. */
  readonly argument: string;
  readonly summary: string;
  readonly call: TEndpoint;
  readonly toParams: (argument: string) => ParamsOf<TEndpoint>;
  readonly texts: (argument: string) => RefusalTexts;
  readonly toText: (argument: string, data: OperatorOutputOf<TEndpoint>) => string;
}

/** Creates a command that takes one step with one thing. */
export function stepCommand<const TEndpoint extends OperatorEndpoint>({
  argument,
  call,
  toParams,
  texts,
  toText,
  ...command
}: StepWords<TEndpoint>): ClientCommand {
  return {
    ...command,
    usage: `<${argument}>`,
    calls: [call],
    async run({ client }, [given = '', more]) {
      if (more !== undefined) return unknownArgument(more);
      return withTexts(texts(given), async () => {
        const { data } = await client.call<TEndpoint>(call, { params: toParams(given) });
        return done(toText(given, data));
      });
    },
  };
}
