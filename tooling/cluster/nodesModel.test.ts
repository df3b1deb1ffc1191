import { expect, it } from 'vitest';
import { predictP99Ms, predictThroughput } from './nodesModel.ts';
import { toChart } from './nodesChart.ts';

const cost = { node: 0.002, database: 0.001 };

it('grows with the nodes until the database is the limit', () => {
  const at = (nodes: number) => predictThroughput(cost, { nodes, coresPerNode: 0.5, databaseCores: 0.8 });
  expect([1, 2, 3, 4, 8].map(at)).toEqual([250, 500, 750, 800, 800]);
});

it.each([
  // Quantiles of the chi-squared distribution with twice as many degrees of freedom, halved.
  { connections: 1, services: 4.605 },
  { connections: 2, services: 6.638 },
  { connections: 6, services: 13.108 },
  { connections: 10, services: 18.783 },
])(
  'predicts p99 of $connections connections, each of which always has a request',
  ({ connections, services }) => {
    expect(predictP99Ms(connections, 100)).toBeCloseTo(services * 10, 1);
  },
);

it('draws measured and predicted values of both figures, higher values above', () => {
  const point = { nodes: 1, perSecond: 100, predictedPerSecond: 110, p99Ms: 40, predictedP99Ms: 20 };
  const chart = toChart([point, { ...point, nodes: 2, perSecond: 200, predictedPerSecond: 220 }]);
  expect(chart.match(/<polyline/gu)).toHaveLength(4);
  expect(chart).toContain('requests a second');
  const [, first = '', second = ''] =
    /class="measured" points="([\d.]+,[\d.]+) ([\d.]+,[\d.]+)"/u.exec(chart) ?? [];
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [first.split(',').map(Number), second.split(',').map(Number)];
  expect(x2).toBeGreaterThan(x1);
  expect(y2).toBeLessThan(y1);
});
