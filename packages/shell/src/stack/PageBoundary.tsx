import { Component } from 'react';
import type { ReactNode } from 'react';

export interface PageBoundaryProps {
  /** Drawn instead of a page that failed. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a page that fails while drawing from taking the mall with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Pawlet: a page failed while drawing.', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
