import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  /** What stands in place of the broken part; `retry` mounts it anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Tells of the error, once. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Keeps an error in one part from taking the page with it. A class, because React has no other form of it. */
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
