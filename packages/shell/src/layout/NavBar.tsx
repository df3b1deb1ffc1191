import type { ReactNode } from 'react';
import { Glyph } from '@pawlet/widgets/ui';
import { useNavigation } from '../storefront.ts';
import { useHasSite } from '../site/useHasSite.ts';
import { usePage } from '../stack/PageContext.ts';
import { useShellText } from './useShellText.ts';
import styles from './NavBar.module.css';

export interface NavBarProps {
  /** The page's heading. */
  readonly title: string;
  /** Shown in place of the title, which stays for assistive technology: a search pill, tabs. */
  readonly center?: ReactNode;
  /** At the end of the bar: one or two icon buttons. */
  readonly actions?: ReactNode;
  /**
   * `transparent` overlays the page's picture and turns solid on scroll.
   * @default 'solid'
   */
  readonly variant?: 'solid' | 'transparent' | undefined;
  /**
   * The transparent bar has been scrolled off its picture.
   * @default true
   */
  readonly isSolid?: boolean | undefined;
  /** Colour that shows through the solid bar while it is over the top of the page. */
  readonly tint?: string | undefined;
  /**
   * Without back and title, which the app around the page shows.
   * @default false
   */
  readonly isBare?: boolean | undefined;
  /** Overrides going back. */
  readonly onBack?: (() => void) | undefined;
}

const backPath = 'M15 5l-7 7 7 7';
const homePath = 'M4 10.6L12 4l8 6.6V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5v-6h5v6';

/** The bar at the top of a page: back or home, heading, actions. */
export function NavBar(props: NavBarProps) {
  const { title, center, actions, variant = 'solid', isSolid = true, isBare = false, tint, onBack } = props;
  const isTinted = tint !== undefined && variant === 'solid' && !isSolid;
  const isTitleShown = center === undefined && variant === 'solid' && !isBare;
  return (
    <header
      className={styles['bar']}
      data-variant={variant}
      data-solid={variant === 'solid' || isSolid || undefined}
      // A third of the colour: text keeps its contrast on it in both modes.
      style={
        isTinted
          ? { backgroundColor: `color-mix(in srgb, ${tint} 33%, var(--pawlet-color-card))` }
          : undefined
      }
      data-pawlet-part="nav-bar"
    >
      <div className={styles['row']}>
        {isBare ? null : <BackButton onBack={onBack} />}
        <div className={styles['middle']} data-custom={center === undefined ? undefined : ''}>
          {isTitleShown ? <Heading className={styles['title']} title={title} /> : null}
          {!isTitleShown && !isBare && center === undefined ? (
            <span className={styles['title']} aria-hidden="true">
              {title}
            </span>
          ) : null}
          {center}
        </div>
        <div className={styles['actions']}>{actions}</div>
        {isTitleShown ? null : <Heading className={styles['hiddenTitle']} title={title} />}
      </div>
    </header>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly className: string | undefined;
}

/** Receives the focus when the page opens, so it is never hidden entirely. */
function Heading({ title, className }: HeadingProps) {
  return (
    <h1 className={className} tabIndex={-1} data-page-heading="">
      {title}
    </h1>
  );
}

function BackButton({ onBack }: Pick<NavBarProps, 'onBack'>) {
  const text = useShellText();
  const navigation = useNavigation();
  const { entry } = usePage();
  const hasBehind = entry.position > 0;
  // The shop's header links to home.
  const hasSite = useHasSite();
  if (entry.route.isTab === true || (hasSite && !hasBehind)) return null;
  return (
    <button
      type="button"
      className={styles['back']}
      aria-label={text(hasBehind ? 'nav.back' : 'nav.home')}
      onClick={() => (onBack === undefined ? void navigation.back() : onBack())}
    >
      <Glyph path={hasBehind ? backPath : homePath} />
    </button>
  );
}
