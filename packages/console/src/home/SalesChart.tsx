import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
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

const rowHeight = 34;
const nameWidth = 160;

/** A chart, and the same figures as a table for those who cannot see it or want to copy them. */
export function SalesChart({ title, bars, currency, isHorizontal }: SalesChartProps) {
  const text = useText();
  const format = useFormat();
  const { palette } = useTheme();
  if (bars.length === 0) return null;
  const nameOf = ({ date, label }: Bar) => (date === undefined ? label : format.day(date));
  const names = bars.map(nameOf);
  const amountOf = (value: number | null) => format.amount(value ?? 0, currency);
  const series = [
    {
      data: bars.map(({ amount }) => amount),
      label: text('home.amount'),
      valueFormatter: amountOf,
    },
  ];
  const short = (value: number) => format.short(value);
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {/* The table below says the same. */}
      <Box aria-hidden sx={{ minWidth: 0 }}>
        {isHorizontal ? (
          <BarChart
            layout="horizontal"
            height={bars.length * rowHeight + 60}
            series={series}
            yAxis={[{ scaleType: 'band', data: names, width: nameWidth }]}
            xAxis={[{ valueFormatter: short }]}
            colors={[palette.primary.main]}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
          />
        ) : (
          <BarChart
            height={260}
            series={series}
            xAxis={[{ scaleType: 'band', data: names }]}
            yAxis={[{ valueFormatter: short, width: 60 }]}
            colors={[palette.primary.main]}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
          />
        )}
      </Box>
      <details>
        <summary>{text('home.asTable', { title })}</summary>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{title}</TableCell>
              <TableCell align="right">{text('resource.orders')}</TableCell>
              <TableCell align="right">{text('home.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bars.map((bar, index) => (
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {nameOf(bar)}
                </TableCell>
                <TableCell align="right">{format.number(bar.orders)}</TableCell>
                <TableCell align="right">{amountOf(bar.amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
