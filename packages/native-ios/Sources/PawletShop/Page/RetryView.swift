import UIKit

/// Says why the shop could not be loaded, and offers to load it again.
final class RetryView: UIScrollView {
  private let titleLabel = RetryView.createLabel(.title2)
  private let reasonLabel = RetryView.createLabel(.body)
  private let button = UIButton(configuration: .borderedProminent())
  private let onRetry: () -> Void

  init(onRetry: @escaping () -> Void) {
    self.onRetry = onRetry
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    isHidden = true
    button.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    let column = UIStackView(arrangedSubviews: [titleLabel, reasonLabel, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let content = contentLayoutGuide
    let frame = frameLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -24),
      column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 24),
      column.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -24),
      column.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(_ failure: LoadFailure) {
    titleLabel.text = LoadFailure.text("pawlet_retry_title")
    reasonLabel.text = failure.text
    button.setTitle(LoadFailure.text("pawlet_retry_button"), for: .normal)
    isHidden = false
    UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
  }

  private static func createLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}
