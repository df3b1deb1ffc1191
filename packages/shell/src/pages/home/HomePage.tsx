import { useConfig } from '@pawlet/widgets';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';

/** The mall's home. */
export function HomePage() {
  const text = useShellText();
  const config = useConfig();
  return <Page title={config?.name ?? text('title.home')} />;
}
