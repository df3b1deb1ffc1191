import { BarFigure } from '../parts/BarFigure.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

/** One bar: a day, a product or a partner. */
export interface Bar {
  readonly label: string;
  /** A day, such as `2026-11-22`. @default it is no day */
  readonly date?: string;
  readonly orders: number;
  readonly amount: number;
}

export interface SalesChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly currency: string;
  /** Bars with long names lie beside them. */
  readonly isHorizontal: boolean;
}

/** Sales and orders of days, products or partners. */
export function SalesChart({ title, bars, currency, isHorizontal }: SalesChartProps) {
  const text = useText();
  const format = useFormat();
  return (
    <BarFigure
      title={title}
      names={bars.map(({ date, label }) => (date === undefined ? label : format.day(date)))}
      isHorizontal={isHorizontal}
      columns={[
        {
          label: text('resource.orders'),
          values: bars.map(({ orders }) => orders),
          format: (value) => format.number(value),
        },
        {
          label: text('home.amount'),
          values: bars.map(({ amount }) => amount),
          format: (value) => format.amount(value, currency),
        },
      ]}
    />
  );
}
