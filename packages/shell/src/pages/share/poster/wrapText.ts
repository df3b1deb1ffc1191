/**
 * Breaks a text into lines that fit: between words, inside a word only where it is wider than a line, as all Chinese is.
 * What does not fit into the last line ends in an ellipsis.
 */
export function wrapText(text: string, maxLines: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.trim().split(/(?<=\s)(?=\S)/u)) {
    for (const part of fits(piece.trimEnd()) ? [piece] : [...piece]) {
      if (line === '' || fits((line + part).trimEnd())) {
        line += part;
        continue;
      }
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  if (line !== '') lines.push(line.trimEnd());
  const shown = lines.slice(0, maxLines);
  const last = shown.at(-1);
  if (last === undefined || lines.length <= maxLines) return shown;
  return [...shown.slice(0, -1), cut(last, fits)];
}

/** As much of a line as fits with an ellipsis. */
function cut(line: string, fits: (line: string) => boolean): string {
  const characters = [...line];
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
