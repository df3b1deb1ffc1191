import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../texts/useText.ts';
import { UnsavedContext } from './useUnsaved.ts';

/** How often pages have been left without what was entered in them. */
const LeftContext = createContext(0);

/** Asks before anything leads away from input that is not saved: the menu, a link, a key, the browser's own buttons. */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const forms = useRef(new Set<object>());
  /** What the person wants to do instead. */
  const [next, setNext] = useState<{ readonly go: () => void } | null>(null);
  const [left, setLeft] = useState(0);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      // The session has ended: nothing could be saved.
      !nextLocation.pathname.endsWith('/login'),
  );
  const unsaved = useMemo(
    () => ({
      add: () => {
        const form = {};
        forms.current.add(form);
        return () => void forms.current.delete(form);
      },
      leave: (go: () => void) => (forms.current.size > 0 ? setNext({ go }) : go()),
    }),
    [],
  );
  useEffect(() => {
    const handle = (event: BeforeUnloadEvent) => {
      if (forms.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, []);
  return (
    <UnsavedContext value={unsaved}>
      <LeftContext value={left}>{children}</LeftContext>
      {blocker.state === 'blocked' ? (
        <Question
          onKeep={() => blocker.reset()}
          onDiscard={() => {
            // The forms of the page are still there until the next one is shown.
            forms.current.clear();
            setLeft(left + 1);
            blocker.proceed();
          }}
        />
      ) : next === null ? null : (
        <Question
          onKeep={() => setNext(null)}
          onDiscard={() => {
            setNext(null);
            next.go();
          }}
        />
      )}
    </UnsavedContext>
  );
}

/**
 * The page, which begins again when it is left without what was entered: whoever comes back before the next one is shown
 * would find it there otherwise.
 */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  return <Fragment key={useContext(LeftContext)}>{children}</Fragment>;
}

/** Enter keeps what was entered. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface QuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Question({ onKeep, onDiscard }: QuestionProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog open onClose={onKeep} aria-labelledby={id}>
      <DialogTitle id={id}>{text('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('unsaved.question')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {text('unsaved.discard')}
        </Button>
        <Button variant="contained" ref={focus} onClick={onKeep}>
          {text('unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
