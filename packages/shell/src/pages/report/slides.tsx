import type { YearReport } from '@pawlet/core/api';
import { useFormat, useText } from '@pawlet/widgets';
import { RouteLink } from '@pawlet/widgets/parts';
import { Icon, Picture } from '@pawlet/widgets/ui';
import type { ReactNode } from 'react';
import { useShopName } from '../../layout/useShopName.ts';
import { paths } from '../../routing/paths.ts';
import { CategoryChart } from './CategoryChart.tsx';
import { CountUp } from './CountUp.tsx';
import { reportMessages } from './reportMessages.ts';
import { MonthChart } from './MonthChart.tsx';
import { Paw } from './PawPrints.tsx';
import styles from './Report.module.css';
import { getDays } from './reportView.ts';
import { Slide, type SlideFrame } from './Slide.tsx';

interface ReportSlideProps extends SlideFrame {
  readonly report: YearReport;
}

/** The year itself. */
export function CoverSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  return (
    <Slide
      tone="solid"
      onShow={onShow}
      title={
        <>
          <Paw className={styles['coverPaw']} />
          <span className={styles['year']}>{report.year}</span>{' '}
          <span className={styles['coverTitle']}>{text('report.coverTitle', { shop: useShopName() })}</span>
        </>
      }
    >
      {() => (
        <>
          <p className={styles['lead']}>{text('report.coverText')}</p>
          <p className={styles['swipe']} aria-hidden="true">
            {text('report.swipe')}
          </p>
        </>
      )}
    </Slide>
  );
}

/** Number and total of the orders. */
export function OrdersSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  const format = useFormat();
  const { orderCount, spent } = report;
  return (
    <Slide tone="primary" onShow={onShow} title={text('report.ordersTitle')}>
      {(isSeen) => (
        <>
          <dl className={styles['figures']}>
            <Figure label={text('report.orders', { count: orderCount })} isLarge>
              <CountUp value={orderCount} isRunning={isSeen} format={(value) => format.number(value)} />
            </Figure>
            <Figure label={text('report.spent')}>
              <CountUp
                value={spent.amountMinor}
                isRunning={isSeen}
                format={(amountMinor) => format.money({ ...spent, amountMinor })}
              />
            </Figure>
          </dl>
          <p className={styles['lead']}>{text('report.ordersText')}</p>
        </>
      )}
    </Slide>
  );
}

/** Orders by month. */
export function MonthsSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  return (
    <Slide tone="warning" onShow={onShow} title={text('report.monthsTitle')}>
      {() => <MonthChart ordersByMonth={report.ordersByMonth} />}
    </Slide>
  );
}

/** Orders by category. */
export function CategoriesSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  return (
    <Slide tone="success" onShow={onShow} title={text('report.categoriesTitle')}>
      {(isSeen) => <CategoryChart categories={report.topCategories} isSeen={isSeen} />}
    </Slide>
  );
}

/** The top product. */
export function ProductSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  const [best, ...others] = report.topGoods;
  return (
    <Slide tone="primary" onShow={onShow} title={text('report.productsTitle')}>
      {() => (
        <div className={styles['goods']}>
          {best === undefined ? null : (
            <RouteLink className={styles['best']} route={`${paths.product}?id=${best.id}`}>
              <Picture src={best.imageUrl} alt="" sizes="280px" className={styles['bestPicture']} />
              <span className={styles['bestText']}>
                <span className={styles['bestTitle']}>{best.title}</span>
                <span className={styles['pieces']}>{text('report.pieces', { count: best.pieces })}</span>
              </span>
            </RouteLink>
          )}
          {others.length === 0 ? null : (
            <section className={styles['others']}>
              <h3>{text('report.others')}</h3>
              <ul>
                {others.slice(0, 3).map(({ id, title, imageUrl }) => (
                  <li key={id}>
                    <RouteLink route={`${paths.product}?id=${id}`}>
                      <Picture src={imageUrl} alt={title} sizes="80px" radius="m" />
                    </RouteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Slide>
  );
}

/** Check-ins, points and reviews. */
export function CareSlide({ report, onShow }: ReportSlideProps) {
  const text = useText(reportMessages);
  const format = useFormat();
  const { year, signInDays, pointsEarned, reviewCount } = report;
  return (
    <Slide tone="success" onShow={onShow} title={text('report.careTitle')}>
      {(isSeen) => (
        <>
          {signInDays > 0 ? (
            <div className={styles['ring']}>
              <svg viewBox="0 0 120 120" aria-hidden="true">
                <circle className={styles['ringTrack']} cx="60" cy="60" r="50" />
                <circle
                  className={styles['ringPart']}
                  data-rank={2}
                  cx="60"
                  cy="60"
                  r="50"
                  pathLength="100"
                  strokeDasharray={`${isSeen ? Math.max(1, (signInDays / getDays(year)) * 100) : 0} 100`}
                  transform="rotate(-90 60 60)"
                />
              </svg>
              <p className={styles['ringText']}>
                <span className={styles['ringNumber']}>
                  <CountUp value={signInDays} isRunning={isSeen} format={(value) => format.number(value)} />
                </span>
                <span className={styles['ringLabel']}>
                  {text('report.signInDays', { count: signInDays })}
                </span>
              </p>
            </div>
          ) : null}
          <dl className={styles['tiles']}>
            {pointsEarned > 0 ? (
              <Tile
                icon={<Icon name="coins" size={24} />}
                label={text('report.points', { count: pointsEarned })}
              >
                <CountUp value={pointsEarned} isRunning={isSeen} format={(value) => format.number(value)} />
              </Tile>
            ) : null}
            {reviewCount > 0 ? (
              <Tile
                icon={<Icon name="star" size={24} />}
                label={text('report.reviews', { count: reviewCount })}
              >
                <CountUp value={reviewCount} isRunning={isSeen} format={(value) => format.number(value)} />
              </Tile>
            ) : null}
          </dl>
          <p className={styles['lead']}>{text('report.careText')}</p>
        </>
      )}
    </Slide>
  );
}

interface FigureProps {
  readonly label: string;
  /**
   * The main number of the slide.
   * @default false
   */
  readonly isLarge?: boolean | undefined;
  readonly children: ReactNode;
}

function Figure({ label, isLarge = false, children }: FigureProps) {
  return (
    <div className={styles['figure']} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tile({ icon, label, children }: Omit<FigureProps, 'isLarge'> & { readonly icon: ReactNode }) {
  return (
    <div className={styles['tile']}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
