package java.lang.invoke;

public class LambdaMetafactory {
    public static CallSite metafactory(
            MethodHandles.Lookup caller,
            String name,
            MethodType type,
            MethodType erased,
            MethodHandle implementation,
            MethodType instantiated) {
        return null;
    }
}
