import type { ReactElement } from 'react';

/** The parts of a widget definition used by its reference. */
export interface ReferredWidget {
  readonly id: string;
  readonly options: Readonly<
    Record<
      string,
      { readonly description: string; readonly expected: string; readonly defaultValue?: unknown } | undefined
    >
  >;
  readonly required: readonly string[];
  readonly events: readonly string[];
}

export interface WidgetReferenceProps {
  readonly widget: ReferredWidget;
}

/** Options and events of a widget, from its definition. */
export function WidgetReference({ widget }: WidgetReferenceProps): ReactElement {
  const options = Object.entries(widget.options);
  return (
    <>
      {options.length === 0 ? (
        <p>It has no options.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Prop</th>
              <th>Attribute and query</th>
              <th>What it is</th>
              <th>Default</th>
            </tr>
          </thead>
          <tbody>
            {options.map(([name, option]) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                  {widget.required.includes(name) ? ' (required)' : ''}
                </td>
                <td>
                  <code>{name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}</code>
                </td>
                <td>
                  {option?.description} It is {option?.expected}.
                </td>
                <td>
                  {option?.defaultValue === undefined ? (
                    ''
                  ) : (
                    <code>{JSON.stringify(option.defaultValue)}</code>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        Events:{' '}
        {widget.events.map((name, index) => (
          <span key={name}>
            {index === 0 ? '' : ', '}
            <code>{name}</code>
          </span>
        ))}
        .
      </p>
    </>
  );
}
