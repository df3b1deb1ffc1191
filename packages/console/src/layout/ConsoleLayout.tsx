import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { CircularProgress, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  type LayoutProps,
  Logout,
  Menu,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  useLoading,
  usePermissions,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router';
import type { Scope } from '@pawlet/operator';
import { useText } from '../texts/useText.ts';

/** Whether the person has a scope; false while it is not known. */
export function useHasScope(scope: Scope): boolean {
  const { permissions } = usePermissions<readonly Scope[]>();
  return permissions?.includes(scope) === true;
}

function ConsoleMenu() {
  const text = useText();
  const mayShip = useHasScope('orders:write');
  return (
    <Menu>
      <Menu.ResourceItem name="orders" />
      {mayShip ? (
        <Menu.Item to="/shipping" primaryText={text('bulk.title')} leftIcon={<UploadFileOutlined />} />
      ) : null}
      <Menu.ResourceItem name="approvals" />
      <Menu.ResourceItem name="people" />
      <Menu.ResourceItem name="keys" />
      <Menu.ResourceItem name="audit" />
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
        sx={{ m: 1, visibility: isLoading ? 'visible' : 'hidden' }}
      />
      <LocalesMenuButton />
      <ToggleThemeButton />
      <RefreshIconButton />
    </>
  );
}

function ConsoleBar() {
  const { identity } = useGetIdentity();
  const name = identity?.fullName;
  return (
    <AppBar
      toolbar={<BarTools />}
      userMenu={
        <UserMenu {...(name === undefined ? {} : { label: name })}>
          <AccountItem />
          <Logout />
        </UserMenu>
      }
    >
      <TitlePortal variant="h6" component="h1" />
    </AppBar>
  );
}

/** Wide tables scroll by themselves; the page never does so sideways. */
const withinScreen = {
  minWidth: 0,
  '& .RaLayout-content, & .RaList-main, & .RaList-content': { minWidth: 0, maxWidth: '100%' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
};

/** Bar, menu and page. */
export function ConsoleLayout(props: LayoutProps) {
  return <Layout {...props} appBar={ConsoleBar} menu={ConsoleMenu} sx={withinScreen} />;
}
