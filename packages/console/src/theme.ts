import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const shared: Pick<RaThemeOptions, 'typography' | 'shape' | 'sidebar'> = {
  // The longest words of the menu, in German and French, fit into one line.
  sidebar: { width: 264, closedWidth: 50 },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", "Noto Sans", "PingFang SC", "Hiragino Sans", "Noto Sans CJK SC", sans-serif',
    h6: { fontSize: '1.125rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
};

/** The framework shows its pages of errors half transparent, which has too little contrast. */
const opaque = { styleOverrides: { root: { '&&': { opacity: 1, fontFamily: 'inherit' } } } };
/** Without spaces between words a button in a narrow column would break within one. */
const unbroken = { styleOverrides: { root: { '& .MuiButton-root': { whiteSpace: 'nowrap' } } } };
/** Whoever uses a keyboard sees where they are: the framework only tints the background. */
const mark = { outline: '2px solid currentColor', outlineOffset: '-2px' };
const marked = { styleOverrides: { root: { '&.Mui-focusVisible': mark } } };
const markedChoice = { styleOverrides: { select: { '&:focus-visible': mark } } };
/** The bar at the top covers nothing that gets the focus. */
const belowBar = { styleOverrides: { html: { scrollPaddingTop: '4rem' } } };
const components = {
  MuiCssBaseline: belowBar,
  MuiButtonBase: marked,
  MuiSelect: markedChoice,
  RaError: opaque,
  RaNotFound: { styleOverrides: { root: { '&& *': { opacity: 1 } } } },
  MuiTableBody: unbroken,
};

/** Colors have a contrast of 4.5:1 on their surfaces. */
export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  components: { ...defaultLightTheme.components, ...components },
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: '#1f5fae' },
    secondary: { main: '#14304f' },
    background: { default: '#f5f6f8', paper: '#ffffff' },
    text: { primary: '#1b1f24', secondary: '#525a66' },
    error: { main: '#b3261e' },
    warning: { main: '#8f4a00' },
  },
};

/** The same for dark rooms. */
export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  components: { ...defaultDarkTheme.components, ...components },
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: '#8ab8f5' },
    secondary: { main: '#1d2733' },
    background: { default: '#12161b', paper: '#1b2129' },
    error: { main: '#ffb4ab' },
  },
};
