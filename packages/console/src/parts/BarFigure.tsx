import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';

export interface BarFigureProps {
  readonly title: string;
  /** Names of the bars. */
  readonly names: readonly string[];
  /** Columns of figures; the last one is drawn. */
  readonly columns: readonly {
    readonly label: string;
    readonly values: readonly number[];
    readonly format: (value: number) => string;
  }[];
  /** Bars with long names lie beside them. */
  readonly isHorizontal: boolean;
}

const rowHeight = 34;
const nameWidth = 160;

/** A chart, and the same figures as a table for those who cannot see it or want to copy them. */
export function BarFigure({ title, names, columns, isHorizontal }: BarFigureProps) {
  const text = useText();
  const { short } = useFormat();
  const { palette } = useTheme();
  const drawn = columns.at(-1);
  if (names.length === 0 || drawn === undefined) return null;
  const { label, values, format } = drawn;
  const series = [{ data: [...values], label, valueFormatter: (value: number | null) => format(value ?? 0) }];
  const shorten = (value: number) => short(value);
  const shared = {
    series,
    colors: [palette.primary.main],
    hideLegend: true,
    skipAnimation: true,
    disableKeyboardNavigation: true,
  };
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {/* The table below says the same. */}
      <Box aria-hidden sx={{ minWidth: 0 }}>
        {isHorizontal ? (
          <BarChart
            {...shared}
            layout="horizontal"
            height={names.length * rowHeight + 60}
            yAxis={[{ scaleType: 'band', data: [...names], width: nameWidth }]}
            xAxis={[{ tickMinStep: 1, valueFormatter: shorten }]}
          />
        ) : (
          <BarChart
            {...shared}
            height={260}
            xAxis={[{ scaleType: 'band', data: [...names] }]}
            yAxis={[{ valueFormatter: shorten, width: 60 }]}
          />
        )}
      </Box>
      <details>
        <summary>{text('home.asTable', { title })}</summary>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{title}</TableCell>
              {columns.map((column) => (
                <TableCell key={column.label} align="right">
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {names.map((name, index) => (
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.label} align="right">
                    {column.format(column.values[index] ?? 0)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
