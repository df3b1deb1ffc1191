import { useText } from '@pawlet/widgets';
import { Icon, type IconName } from '@pawlet/widgets/ui';
import { GuardedLink } from '../../layout/GuardedLink.tsx';
import { useIsOffered } from '../../layout/useIsOffered.ts';
import styles from './Me.module.css';
import type { SheetName } from './MeSheets.tsx';
import { meMessages } from './meMessages.ts';
import type { MeTexts } from './meMessages.ts';

interface Tool {
  readonly icon: IconName;
  readonly label: Exclude<keyof MeTexts, 'me.version'>;
}

/** Every area of the mall that has no place of its own on this page. */
const areas: readonly (Tool & { readonly route: string })[] = [
  { icon: 'calendar', label: 'me.signIn', route: '/pages/signin/signin' },
  { icon: 'gift', label: 'me.tasks', route: '/pages/task/task' },
  { icon: 'coins', label: 'me.pointsMall', route: '/pages/integral/index' },
  { icon: 'ticket', label: 'me.couponCentre', route: '/pages/coupon/coupon' },
  { icon: 'wallet', label: 'me.ownCoupons', route: '/pages/coupon/user' },
  { icon: 'share', label: 'me.invite', route: '/pages/share/publicize' },
  { icon: 'cloud', label: 'me.cloud', route: '/pages/storage/cloudStorage' },
  { icon: 'pin', label: 'me.addresses', route: '/pages/address/address' },
  { icon: 'receipt', label: 'me.invoices', route: '/pages/invoice/invoice' },
  { icon: 'message', label: 'me.questions', route: '/pages/questions/questions' },
  { icon: 'star', label: 'me.reviews', route: '/pages/remark/comment' },
  { icon: 'bell', label: 'me.notices', route: '/pages/index/notice' },
  { icon: 'headset', label: 'me.help', route: '/pages/help/index' },
  { icon: 'scan', label: 'me.identification', route: '/pages/other/identification' },
  { icon: 'edit', label: 'me.survey', route: '/pages/questionnaireSurvey/index' },
  { icon: 'play', label: 'me.report', route: '/pages/yearlyReport/index' },
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

/** All areas of the mall and the settings, four a row. */
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
