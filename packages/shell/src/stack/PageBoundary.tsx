import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPage } from '../system/FailedPage.tsx';
import type { TitleKey } from '../routing/Route.ts';

export interface PageBoundaryProps {
  /** Title of the page, which its replacement keeps. */
  readonly title: TitleKey | undefined;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps an error while rendering a page from breaking the storefront. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('Pawlet: a page failed while rendering.', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPage title={this.props.title} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
