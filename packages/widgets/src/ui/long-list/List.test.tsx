import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Root } from '../../../test/Root.tsx';
import { List, type ListProps } from './List.tsx';

const loaded = {
  status: 'ready',
  items: ['Fountain', 'Feeder'],
  first: { items: ['Fountain', 'Feeder'], hasMore: false },
  foot: 'end',
  isRefreshing: false,
  loadMore: () => undefined,
  reload: () => undefined,
} as const satisfies ListProps['list'];

function renderList(list: Partial<ListProps['list']>, others: Partial<ListProps> = {}) {
  const shown: ListProps['list'] = { ...loaded, ...list };
  return render(
    <Root>
      <List list={shown} skeleton={{ height: '64px' }} empty={<p>Nothing here</p>} {...others}>
        <ul>
          {shown.items.map((item) => (
            <li key={String(item)}>{String(item)}</li>
          ))}
        </ul>
      </List>
    </Root>,
  );
}

describe('List', () => {
  it('announces loading once for all rows', async () => {
    const screen = await renderList(
      { status: 'loading', items: [], first: undefined, foot: 'loading', isRefreshing: true },
      { rows: 3 },
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    const rows = screen.container.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"]');
    expect(Array.from(rows, ({ clientHeight }) => clientHeight)).toEqual([64, 64, 64]);
  });

  it('offers to retry where nothing was loaded', async () => {
    const reload = vi.fn<() => void>();
    const screen = await renderList({
      status: 'failed',
      items: [],
      first: undefined,
      foot: 'failed',
      reload,
    });
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    expect(reload).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
  });

  it('shows its items, then their end or the given footer', async () => {
    const screen = await renderList({});
    await expect.element(screen.getByText('Feeder')).toBeVisible();
    await expect.element(screen.getByText('That’s everything')).toBeVisible();
    const other = await renderList({}, { foot: <p>Closed ones</p> });
    await expect.element(other.getByText('Closed ones')).toBeVisible();
    expect(other.container.textContent).not.toContain('That’s everything');
    expect(other.container.textContent).not.toContain('Nothing here');
  });

  it.each(['end', 'loading', 'failed'] as const)('stays empty with a footer of %s', async (foot) => {
    const screen = await renderList({ items: [], first: { items: [], hasMore: false }, foot });
    await expect.element(screen.getByText('Nothing here')).toBeVisible();
    await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('loads the next page where all items of the first are hidden', async () => {
    const loadMore = vi.fn<() => void>();
    const screen = await renderList({
      items: [],
      first: { items: ['Fountain'], hasMore: true },
      foot: 'idle',
      loadMore,
    });
    await expect.poll(() => loadMore.mock.calls.length).toBe(1);
    await expect.element(screen.getByText('Nothing here')).not.toBeInTheDocument();
  });
});
