import { useText } from '@pawlet/widgets';
import { Icon, type IconName } from '@pawlet/widgets/ui';
import { GuardedLink } from '../../layout/GuardedLink.tsx';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import { paths } from '../../routing/paths.ts';
import styles from './Me.module.css';
import type { SheetName } from '../../preferences/PreferenceSheets.tsx';
import { meMessages } from '../../preferences/meMessages.ts';
import type { MeTexts } from '../../preferences/meMessages.ts';

interface Tool {
  readonly icon: IconName;
  readonly label: Exclude<keyof MeTexts, 'me.version'>;
}

/** Every area of the storefront without its own place on this page. */
const areas: readonly (Tool & { readonly route: string })[] = [
  { icon: 'calendar', label: 'me.signIn', route: paths.checkIn },
  { icon: 'gift', label: 'me.tasks', route: paths.tasks },
  { icon: 'coins', label: 'me.pointsMall', route: paths.pointsMall },
  { icon: 'ticket', label: 'me.couponCentre', route: paths.coupons },
  { icon: 'wallet', label: 'me.ownCoupons', route: paths.myCoupons },
  { icon: 'share', label: 'me.invite', route: paths.invite },
  { icon: 'cloud', label: 'me.cloud', route: paths.cloudStorage },
  { icon: 'pin', label: 'me.addresses', route: paths.addresses },
  { icon: 'receipt', label: 'me.invoices', route: paths.invoices },
  { icon: 'message', label: 'me.questions', route: paths.myQuestions },
  { icon: 'star', label: 'me.reviews', route: paths.myReviews },
  { icon: 'bell', label: 'me.notices', route: paths.notices },
  { icon: 'headset', label: 'me.help', route: paths.help },
  { icon: 'scan', label: 'me.identification', route: paths.serialNumber },
  { icon: 'edit', label: 'me.survey', route: paths.survey },
  { icon: 'play', label: 'me.report', route: paths.yearlyReport },
];

const settings: readonly (Tool & { readonly sheet: SheetName })[] = [
  { icon: 'language', label: 'me.language', sheet: 'language' },
  { icon: 'globe', label: 'me.country', sheet: 'country' },
  { icon: 'moon', label: 'me.theme', sheet: 'theme' },
  { icon: 'info', label: 'me.about', sheet: 'about' },
];

export interface ToolGridProps {
  readonly onSheet: (sheet: SheetName) => void;
}

/** All areas of the storefront and the settings, four per row. */
export function ToolGrid({ onSheet }: ToolGridProps) {
  const text = useText(meMessages);
  const isOffered = useIsOffered();
  return (
    <section className={styles['panel']}>
      <h2 className={styles['panelTitle']}>{text('me.tools')}</h2>
      <ul className={styles['tools']}>
        {areas
          .filter(({ route }) => isOffered(route))
          .map(({ route, ...tool }) => (
            <li key={route}>
              <GuardedLink className={styles['tile']} route={route}>
                <Face {...tool} />
              </GuardedLink>
            </li>
          ))}
        {settings.map(({ sheet, ...tool }) => (
          <li key={sheet}>
            <button
              type="button"
              className={styles['tile']}
              aria-haspopup="dialog"
              onClick={() => onSheet(sheet)}
            >
              <Face {...tool} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ icon, label }: Tool) {
  const text = useText(meMessages);
  return (
    <>
      <span className={styles['tileIcon']}>
        <Icon name={icon} size={26} />
      </span>
      <span className={styles['tileLabel']}>{text(label)}</span>
    </>
  );
}
