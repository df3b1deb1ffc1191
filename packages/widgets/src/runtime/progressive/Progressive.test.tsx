import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Progressive } from './Progressive.tsx';

it('renders each part in a separate task, in order', async () => {
  const drawn: string[] = [];
  function Part({ name }: { readonly name: string }) {
    if (!drawn.includes(name)) drawn.push(name);
    return <p>{name}</p>;
  }
  const screen = await render(
    <>
      <Progressive turn={2}>
        <Part name="third" />
      </Progressive>
      <Part name="first" />
      <Progressive turn={1}>
        <Part name="second" />
      </Progressive>
    </>,
  );
  await expect.element(screen.getByText('third')).toBeVisible();
  expect(drawn).toEqual(['first', 'second', 'third']);
  // In their place, whenever they were rendered.
  expect(screen.container.textContent).toBe('thirdfirstsecond');
});
