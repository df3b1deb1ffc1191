/** A modal dialog that is open. */
export interface OpenModal {
  readonly element: HTMLDialogElement;
  /** Where the live region goes while this dialog is the topmost one. */
  readonly slot: HTMLElement;
  /** Asks the owner to close it. */
  readonly requestClose: () => void;
}

/** Something outside the dialogs that has to stay above them. */
interface Floating {
  readonly element: HTMLElement;
  /** Higher is drawn later. */
  readonly order: number;
}

/** The browser's top layer of one document or shadow root: who is open, in which order. */
export interface ModalStack {
  /** The open modal dialogs, topmost last; a new array after each change. */
  readonly getModals: () => readonly OpenModal[];
  /** Calls back after every opening and closing; answers the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that a dialog was opened; answers the function that notes its closing. */
  readonly push: (modal: OpenModal) => () => void;
  /** Shows a popover above all dialogs, again after each one that opens; answers the function that hides it. */
  readonly float: (element: HTMLElement, order: number) => () => void;
}

// The top layer belongs to the document and not to a shop, so its order is kept per document.
const stacks = new WeakMap<Node, ModalStack>();

/** The stack of the document or shadow root in which a node stands. */
export function modalStackOf(node: Node): ModalStack {
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

/** Puts a popover on top, also if it is shown already. Browsers without popovers keep it where it is fixed. */
function show(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function' || !element.isConnected) return;
  hide(element);
  element.showPopover();
}

function hide(element: HTMLElement): void {
  if (typeof element.hidePopover === 'function' && element.matches(':popover-open')) element.hidePopover();
}

/** Closes the topmost modal of a document; answers whether there was one. For the Back key and the Back gesture. */
export function closeTopModal(root: Node): boolean {
  const top = modalStackOf(root).getModals().at(-1);
  top?.requestClose();
  return top !== undefined;
}
