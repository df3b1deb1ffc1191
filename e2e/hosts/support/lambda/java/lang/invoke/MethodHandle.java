package java.lang.invoke;

public class MethodHandle {}
