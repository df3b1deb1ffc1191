import { useFormat } from '@pawlet/widgets';
import { useCart } from '@pawlet/widgets/cart';

export function OwnCart() {
  const { status, lines, totals, setQuantity, remove, settle } = useCart();
  const format = useFormat();
  if (status !== 'ready') return <p>One moment …</p>;
  return (
    <section className="ownCart">
      {lines.map((line) => (
        <p key={line.key}>
          {line.title}{' '}
          <input
            type="number"
            min={1}
            aria-label={`Pieces of ${line.title}`}
            value={line.quantity}
            onChange={({ target }) => setQuantity(line, target.valueAsNumber || 1)}
          />
          <button type="button" onClick={() => void remove([line])}>
            Take out
          </button>
        </p>
      ))}
      <button type="button" onClick={settle}>
        Pay {totals.total === undefined ? '' : format.money(totals.total)}
      </button>
    </section>
  );
}
