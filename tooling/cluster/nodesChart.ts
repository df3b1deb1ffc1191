/** The figures of a number of nodes. */
export interface NodesPoint {
  readonly nodes: number;
  readonly perSecond: number;
  readonly predictedPerSecond: number;
  readonly p99Ms: number;
  readonly predictedP99Ms: number;
}

interface Panel {
  readonly title: string;
  readonly read: (point: NodesPoint) => number;
  readonly predict: (point: NodesPoint) => number;
}

const [width, height, margin] = [320, 240, 48];
const panels: readonly Panel[] = [
  {
    title: 'requests a second',
    read: ({ perSecond }) => perSecond,
    predict: ({ predictedPerSecond }) => predictedPerSecond,
  },
  {
    title: 'p99, milliseconds',
    read: ({ p99Ms }) => p99Ms,
    predict: ({ predictedP99Ms }) => predictedP99Ms,
  },
];

/** The figures as an SVG: throughput on the left, response time on the right. */
export function toChart(points: readonly NodesPoint[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * panels.length} ${height}" font-family="sans-serif" font-size="11">`,
    '<style>polyline{fill:none;stroke-width:2}.measured{stroke:#2563eb}.predicted{stroke:#9ca3af;stroke-dasharray:4 4}</style>',
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...panels.map((panel, place) => toPanel(panel, points, place * width)),
    '</svg>',
    '',
  ].join('\n');
}

function toPanel({ title, read, predict }: Panel, points: readonly NodesPoint[], left: number): string {
  const highest = Math.max(...points.flatMap((point) => [read(point), predict(point)])) * 1.1;
  const mostNodes = Math.max(...points.map(({ nodes }) => nodes));
  const toX = (nodes: number) => left + margin + (nodes / mostNodes) * (width - 1.5 * margin);
  const toY = (value: number) => height - margin - (value / highest) * (height - 2 * margin);
  const line = (name: string, value: (point: NodesPoint) => number) =>
    `<polyline class="${name}" points="${points.map((point) => `${toX(point.nodes).toFixed(1)},${toY(value(point)).toFixed(1)}`).join(' ')}"/>`;
  return [
    `<text x="${left + margin}" y="20">${title}; dashed: the model</text>`,
    line('measured', read),
    line('predicted', predict),
    ...points.map(
      (point) =>
        `<text x="${toX(point.nodes).toFixed(1)}" y="${(toY(read(point)) - 6).toFixed(1)}" text-anchor="middle">${read(point).toFixed(0)}</text>` +
        `<text x="${toX(point.nodes).toFixed(1)}" y="${height - margin + 16}" text-anchor="middle">${point.nodes}</text>`,
    ),
    `<text x="${left + width / 2}" y="${height - 12}" text-anchor="middle">nodes</text>`,
  ].join('\n');
}
