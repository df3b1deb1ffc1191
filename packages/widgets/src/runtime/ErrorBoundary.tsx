import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** Rendered in place of the failed part; `retry` remounts it. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called once with the error. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Isolates an error in one part from the rest of the page. A class, because React requires it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === undefined) return this.props.children;
    return this.props.fallback(caught.error, () => this.setState({ caught: undefined }));
  }
}
