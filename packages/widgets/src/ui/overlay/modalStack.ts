/** An open modal dialog. */
export interface OpenModal {
  readonly element: HTMLDialogElement;
  /** Container of the live region while this dialog is the topmost one. */
  readonly slot: HTMLElement;
  /** Asks the owner to close it. */
  readonly requestClose: () => void;
}

/** A popover that must stay above the dialogs. */
interface Floating {
  readonly element: HTMLElement;
  /** Higher ones are above lower ones. */
  readonly order: number;
}

/** The browser's top layer of one document or shadow root: open dialogs in order. */
export interface ModalStack {
  /** The open modal dialogs, topmost last; a new array after each change. */
  readonly getModals: () => readonly OpenModal[];
  /** Calls back after every opening and closing; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Registers an opened dialog; returns a function that unregisters it. */
  readonly push: (modal: OpenModal) => () => void;
  /** Shows a popover above all dialogs, also those that open later; returns a function that hides it. */
  readonly float: (element: HTMLElement, order: number) => () => void;
}

// The top layer belongs to the document and not to a shop, so its order is stored per document.
const stacks = new WeakMap<Node, ModalStack>();

/** The stack of a node's document or shadow root. */
export function findModalStack(node: Node): ModalStack {
  const root = node.getRootNode();
  const known = stacks.get(root);
  if (known !== undefined) return known;
  const made = createModalStack();
  stacks.set(root, made);
  return made;
}

function createModalStack(): ModalStack {
  let modals: readonly OpenModal[] = [];
  let floating: readonly Floating[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly OpenModal[]): void => {
    modals = next;
    for (const listener of listeners) listener();
  };
  const raiseFloating = (): void => {
    for (const { element } of floating) show(element);
  };
  return {
    getModals: () => modals,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (modal) => {
      change([...modals, modal]);
      raiseFloating();
      return () => change(modals.filter((open) => open !== modal));
    },
    float: (element, order) => {
      const entry: Floating = { element, order };
      floating = [...floating, entry].sort((first, second) => first.order - second.order);
      raiseFloating();
      return () => {
        floating = floating.filter((shown) => shown !== entry);
        hide(element);
      };
    },
  };
}

/** Moves a popover to the top, also if it is shown already. Browsers without popovers keep its fixed position. */
function show(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || !element.isConnected) return;
  hide(element);
  element.showPopover();
}

function hide(element: HTMLElement): void {
  if (typeof element.hidePopover === 'function' && element.matches(':popover-open')) element.hidePopover();
}

/** Closes the topmost modal of a document; returns whether there was one. For the Back key and gesture. */
export function closeTopModal(root: Node): boolean {
  const top = findModalStack(root).getModals().at(-1);
  top?.requestClose();
  return top !== undefined;
}
