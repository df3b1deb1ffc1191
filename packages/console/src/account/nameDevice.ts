import { getParser } from 'bowser';

/** Browser and system of a `user-agent` header, such as `Firefox 150, Windows`; '' for a program that is no browser. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return '';
  const parser = getParser(userAgent);
  const name = parser.getBrowserName();
  if (name === '') return '';
  const [version = ''] = (parser.getBrowserVersion() ?? '').split('.', 1);
  // Browsers state the version of the system no more, or a wrong one.
  return [`${name} ${version}`.trim(), parser.getOSName()].filter((part) => part !== '').join(', ');
}
