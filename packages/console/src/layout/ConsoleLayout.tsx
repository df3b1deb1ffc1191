import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import PowerSettingsNew from '@mui/icons-material/PowerSettingsNew';
import {
  Box,
  CircularProgress,
  Divider,
  ListItemIcon,
  ListItemText,
  MenuItem,
  type Theme,
} from '@mui/material';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  type LayoutProps,
  Menu,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  useLoading,
  useLocale,
  useLogout,
  usePermissions,
  useRefresh,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Scope } from '@pawlet/operator';
import { useEffect, useRef } from 'react';
import { areas } from '../areas.tsx';
import { GuardedPage, UnsavedGuard } from '../parts/UnsavedGuard.tsx';
import { useLeave } from '../parts/useUnsaved.ts';
import { useDocumentTitle } from '../texts/useShopName.ts';
import { useText } from '../texts/useText.ts';

/** The areas that the person's role includes. */
function ConsoleMenu() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<readonly Scope[]>();
  const open = areas.filter(({ scope }) => permissions.includes(scope));
  // Lists below another one are reached from there.
  const shown = open.filter(({ under }) => !open.some(({ name }) => name === under));
  return (
    <Menu sx={{ '& .MuiMenuItem-root, & .MuiTypography-root': { whiteSpace: 'normal' } }}>
      {shown.map(({ name, group, icon: Icon }, index) => [
        index > 0 && shown[index - 1]?.group !== group ? <Divider key={group} component="li" /> : null,
        <Menu.Item
          key={name}
          to={`/${name}`}
          primaryText={translate(`menu.${name}`, { _: translate(`resource.${name}`) })}
          leftIcon={<Icon />}
        />,
      ])}
    </Menu>
  );
}

function AccountItem() {
  const text = useText();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ManageAccountsOutlined fontSize="small" />
      </ListItemIcon>
      <ListItemText>{text('account.title')}</ListItemText>
    </MenuItem>
  );
}

/** The framework's own item asks nothing before it ends the session. */
function LogOutItem() {
  const translate = useTranslate();
  const menu = useUserMenu();
  const logOut = useLogout();
  const leave = useLeave();
  const handleClick = () => {
    menu?.onClose();
    // To the start: whoever logs in next need not have the rights for this page.
    leave(() => void logOut(null, undefined, false));
  };
  return (
    <MenuItem onClick={handleClick}>
      <ListItemIcon>
        <PowerSettingsNew fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('ra.auth.logout')}</ListItemText>
    </MenuItem>
  );
}

/** The framework's own indicator of loading has no name for assistive technology. */
function BarTools() {
  const isLoading = useLoading();
  const translate = useTranslate();
  return (
    <>
      <CircularProgress
        size={20}
        color="inherit"
        aria-label={translate('ra.page.loading')}
        sx={{
          m: 1,
          display: { xs: isLoading ? 'block' : 'none', sm: 'block' },
          visibility: isLoading ? 'visible' : 'hidden',
        }}
      />
      {/* The title needs the room on phones: the button keeps its name for assistive technology. */}
      <Box
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: {
            '& .MuiButton-root': { fontSize: 0, minWidth: 0, px: 0.5 },
            '& .MuiButton-endIcon': { display: 'none' },
            '& .MuiButton-startIcon': { m: 0 },
          },
        })}
      >
        <LocalesMenuButton />
      </Box>
      <ToggleThemeButton />
      <RefreshIconButton />
    </>
  );
}

/** A title has two lines on phones, where one would cut it. */
const wholeTitle = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    fontSize: '0.9375rem',
    lineHeight: 1.2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
});

const closeTools = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { '& .MuiIconButton-root': { p: 0.5 }, '& .RaAppBar-menuButton': { m: 0 } },
});

function ConsoleBar() {
  const { identity } = useGetIdentity();
  const name = identity?.fullName;
  return (
    <AppBar
      alwaysOn
      sx={closeTools}
      toolbar={<BarTools />}
      userMenu={
        <UserMenu {...(name === undefined ? {} : { label: name })}>
          <AccountItem />
          <LogOutItem />
        </UserMenu>
      }
    >
      <TitlePortal variant="h6" component="h1" sx={wholeTitle} />
    </AppBar>
  );
}

/** Wide tables scroll by themselves; the page never does so sideways. */
const withinScreen = {
  minWidth: 0,
  '& .RaLayout-content, & .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
};

/** The shop's texts are loaded again in another language. */
function useFreshTexts() {
  const locale = useLocale();
  const refresh = useRefresh();
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    refresh();
  }, [locale, refresh]);
}

/** The area, and the record of it that is open. */
function usePageName(): string {
  const translate = useTranslate();
  const [, area = '', id = ''] = useLocation().pathname.split('/');
  const name = area === 'account' ? 'account.title' : `resource.${area}`;
  return [translate(name, { _: '' }), id === 'create' ? '' : decodeURIComponent(id)].join(' ').trim();
}

/** Bar, menu and page. */
export function ConsoleLayout(props: LayoutProps) {
  useFreshTexts();
  useDocumentTitle(usePageName());
  return (
    <UnsavedGuard>
      <Layout {...props} appBar={ConsoleBar} menu={ConsoleMenu} sx={withinScreen}>
        <GuardedPage>{props.children}</GuardedPage>
      </Layout>
    </UnsavedGuard>
  );
}
