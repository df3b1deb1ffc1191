package java.lang.invoke;

/** What a compiler needs for lambdas and API 23 lacks; the SDK has the same in `core-lambda-stubs.jar`. */
public class MethodHandles {
    public static final class Lookup {}
}
