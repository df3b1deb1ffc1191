package java.lang.invoke;

public class CallSite {}
