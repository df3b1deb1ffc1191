import { usePointsOffered } from '@pawlet/widgets';
import { PointsNotOffered } from '@pawlet/widgets/points-mall';
import type { ComponentType } from 'react';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';

/** The page itself where the shop offers points, else a page that explains that it does not. */
export function requirePoints(OfferedPage: ComponentType): ComponentType {
  return function PointsGuard() {
    const isOffered = usePointsOffered();
    const text = useShellText();
    if (isOffered) return <OfferedPage />;
    return (
      <Page title={text('title.pointsMall')} hasToTop={false}>
        <PointsNotOffered />
      </Page>
    );
  };
}
